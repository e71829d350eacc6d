// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
