// SPDX-License-Identifier: Apache-2.0

extension HTMLReport {
  static let style = """
    :root { --ground: #fff; --side: #f4f5f7; --text: #1c1d21; --quiet: #5d6270; --line: #d9dce3;
      --accent: #0b5fd0; --bad: #b42318; --good: #146c43;
      /* Over pictures of any color, so not of the page's scheme. */
      --before: #e5484d; --after: #1a9e5c; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #17181c; --side: #1f2126; --text: #ececf0; --quiet: #a5abb8; --line: #373a43;
        --accent: #7ab4ff; --bad: #ff8f85; --good: #7ddba8; } }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body { display: grid; grid-template: auto 1fr / minmax(18rem, 26rem) 1fr; background: var(--ground);
      color: var(--text); font: 15px/1.45 system-ui, sans-serif; }
    header { grid-column: 1 / -1; padding: .7rem 1rem; border-bottom: 1px solid var(--line); }
    h1 { display: inline; font-size: 1rem; margin: 0 1rem 0 0; }
    header p { margin: .3rem 0 0; }
    .bad { color: var(--bad); } .good { color: var(--good); } .quiet { color: var(--quiet); }
    nav { overflow: auto; background: var(--side); border-right: 1px solid var(--line); padding: .5rem; }
    nav h2 { font-size: .85rem; margin: .9rem .4rem .2rem; overflow-wrap: anywhere; }
    nav h2 span { display: block; font-weight: 400; color: var(--quiet); }
    nav button { display: block; width: 100%; text-align: left; border: 0; border-radius: 6px; background: none;
      color: inherit; font: inherit; padding: .3rem .5rem; overflow-wrap: anywhere; cursor: pointer; }
    nav button:hover { background: var(--line); }
    nav button[aria-current], nav button[aria-current] .quiet { background: var(--accent); color: var(--ground); }
    main { overflow: auto; padding: 1rem 1.25rem 3rem; min-width: 0; }
    main h2 { font-size: 1.15rem; margin: 0 0 .2rem; overflow-wrap: anywhere; }
    main h3 { font-size: .95rem; margin: 1.4rem 0 .4rem; }
    code, pre, .cause { font-family: ui-monospace, monospace; font-size: .87rem; overflow-wrap: anywhere; }
    pre { white-space: pre-wrap; background: var(--side); padding: .7rem; border-radius: 6px; }
    .cause { border-left: 3px solid var(--accent); padding-left: .6rem; margin: .4rem 0; }
    .modes { display: flex; flex-wrap: wrap; gap: .3rem; align-items: center; margin: .9rem 0 .6rem; }
    .modes button { border: 1px solid var(--line); border-radius: 6px; background: var(--ground); color: inherit;
      font: inherit; padding: .25rem .7rem; cursor: pointer; min-height: 2rem; }
    .modes button[aria-pressed=true] { background: var(--accent); border-color: var(--accent);
      color: var(--ground); }
    .modes label { display: flex; gap: .35rem; align-items: center; min-height: 2rem; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    figure { margin: 0; max-width: 100%; }
    figcaption { color: var(--quiet); font-size: .85rem; margin-bottom: .25rem; }
    .frame { position: relative; display: inline-grid; max-width: 100%; border: 1px solid var(--line);
      line-height: 0; background: repeating-conic-gradient(#8883 0 25%, #0000 0 50%) 0 0 / 16px 16px; }
    .frame img { grid-area: 1 / 1; height: auto; }
    .frame svg { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
    .side figure { flex: 1 1 16rem; min-width: min(16rem, 100%); }
    .difference img + img { mix-blend-mode: difference; }
    .difference { isolation: isolate; }
    .blink img + img { animation: blink 1s steps(1) infinite; }
    @keyframes blink { 50% { opacity: 0; } }
    .was { fill: none; stroke: var(--before); stroke-dasharray: 4 3; }
    .is { fill: none; stroke: var(--after); }
    .was, .is, .arrow { vector-effect: non-scaling-stroke; }
    .arrow { stroke: var(--after); fill: var(--after); }
    table { border-collapse: collapse; width: 100%; }
    th, td { text-align: left; padding: .25rem .6rem .25rem 0; border-bottom: 1px solid var(--line);
      vertical-align: top; overflow-wrap: anywhere; }
    th { font-weight: 600; color: var(--quiet); font-size: .85rem; }
    input[type=range] { width: min(18rem, 60vw); }
    @media (max-width: 46rem) {
      body { display: block; height: auto; }
      nav { border-right: 0; border-bottom: 1px solid var(--line); max-height: 40vh; }
      nav button { padding: .6rem .5rem; }
      main { padding: 1rem .8rem 3rem; } }
    """
}
