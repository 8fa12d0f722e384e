import { createGlobalStyle } from "styled-components";
import { buttonCss } from "@/components/ui/button-css";
import { kitClassesCss } from "@/components/ui/kit-classes";
import { priceCss } from "@/components/ui/price-css";
import { skeletonCss } from "@/components/ui/skeleton-css";
import { paletteCss, screen, theme } from "@/lib/theme/theme";

/**
 * The few rules that elements carry everywhere. Mounted once, in the root layout. Colours are
 * declared here, for light and dark; heights of lines carry their value with each use. The rules of the kit stand below `:root`: they
 * win over those that a region has for plain elements, and a region's own of two classes win over them.
 */
export const GlobalStyle = createGlobalStyle`
	${paletteCss}
	*, *::before, *::after { box-sizing: border-box; }
	html {
		--page: ${theme.width.page};
		-webkit-text-size-adjust: 100%;
		scroll-padding-top: calc(${theme.height.header} + ${theme.space.x4});
		background: ${theme.colour.paper};
	}
	body {
		display: flex;
		flex-direction: column;
		min-height: 100dvh;
		margin: 0;
		color: ${theme.colour.ink};
		font: ${theme.type.body}/${theme.line.body} system-ui, -apple-system, "Segoe UI", Roboto,
			"PingFang HK", "Noto Sans HK", "Noto Sans CJK HK", "Microsoft JhengHei", sans-serif;
		font-variant-numeric: tabular-nums;
		overflow-wrap: break-word;
		-webkit-font-smoothing: antialiased;
	}
	:lang(th) body { font-family: "Noto Sans Thai", "Thonburi", "Leelawadee UI", system-ui, sans-serif; }
	:lang(lo) body { font-family: "Noto Sans Lao", "Lao Sangam MN", "Leelawadee UI", system-ui, sans-serif; }
	:lang(th), :lang(lo) {
		${theme.vars.line.tight}: 1.6;
		${theme.vars.line.body}: 1.8;
	}
	h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
	ul, ol { list-style: none; }
	a { color: inherit; text-decoration: none; }
	button, input, select, textarea { font: inherit; color: inherit; }
	input:where([type="checkbox"], [type="radio"]) { flex: none; width: 22px; height: 22px; accent-color: ${theme.colour.accentFill}; }
	fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
	button { border: 0; background: none; padding: 0; cursor: pointer; }
	svg { flex: none; }
	img { display: block; max-width: 100%; height: auto; }
	:focus-visible { outline: 2px solid ${theme.colour.ink}; outline-offset: 2px; border-radius: ${theme.radius.small}; }
	.visually-hidden {
		position: absolute; width: 1px; height: 1px; overflow: hidden;
		clip-path: inset(50%); white-space: nowrap;
	}
	.skip {
		position: fixed; z-index: ${theme.layer.toast}; inset: ${theme.space.x2} auto auto ${theme.space.x2};
		padding: ${theme.space.x3} ${theme.space.x5}; border-radius: ${theme.radius.control};
		background: ${theme.colour.ink}; color: ${theme.colour.paper};
	}
	.skip:not(:focus) { transform: translateY(-200%); }
	#content { flex: 1; outline: none; }
	/* Pages end before the window at the right edge, which is 64 px wide. */
	@media (64em <= width < 82em) { html { --page: calc(100vw - 112px); } }
	${screen.phone} {
		body { padding-bottom: calc(${theme.height.bar} + env(safe-area-inset-bottom)); }
		html { scroll-padding-bottom: calc(${theme.height.bar} + ${theme.space.x4}); }
	}
	@media (prefers-reduced-motion: reduce) {
		*, *::before, *::after { animation: none !important; transition: none !important; }
	}
	@keyframes breathe { 50% { opacity: 0.55; } }
	:root {
		${kitClassesCss}
		${buttonCss}
		${priceCss}
		${skeletonCss}
	}
`;
