#!/usr/bin/env bash
# Runs Examples/Spark on executor processes of its own, with pyspark from PyPI and Debian's Java 17, which it installs.
set -euo pipefail
cd "$(dirname "$0")/../.."
if ! command -v java >/dev/null; then
  echo "spark: installing openjdk-17-jre-headless"
  sudo=$([ "$(id -u)" = 0 ] || echo sudo)
  $sudo apt-get install --yes --no-install-recommends openjdk-17-jre-headless ||
    { $sudo apt-get update && $sudo apt-get install --yes --no-install-recommends openjdk-17-jre-headless; }
fi
export STORYPOLE_BUILD=${STORYPOLE_BUILD:-.build/debug}
[ -x "$STORYPOLE_BUILD/storypole" ] || swift build --product storypole
folder=.build/clients/spark
if ! [ -x $folder/bin/python ] || ! $folder/bin/python -c 'import pyspark, pyarrow, pandas, moto' 2>/dev/null; then
  rm -rf $folder
  python3 -m venv $folder
  $folder/bin/pip install --quiet 'pyspark>=4,<5' pyarrow 'pandas<3' 'moto[s3,server]'
fi
$folder/bin/python Tests/Spark/spark_tests.py
