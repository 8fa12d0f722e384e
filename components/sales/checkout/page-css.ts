import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Of what stays at the foot of a phone, above the shop's bar. */
export const footHeight = "76px";

interface Sizes {
	side: string;
	/** Of the shop's bar at the foot of a phone, where there is one. */
	bar: string;
}

/** The pages from cart to order: what there is to decide at the left, what it comes to beside it, this wide. */
export const pageCss = ({ side, bar }: Sizes) => css`
	width: 100%;
	${kit.page};
	min-height: 60vh;
	padding: ${theme.space.x6} ${theme.space.x4} ${theme.space.x12};

	h1 {
		margin-bottom: ${theme.space.x4};
		${kit.heading("heading")};
	}
	:is(h1, h2):focus {
		outline: none;
	}
	.beside {
		${kit.grid({ all: `minmax(0, 1fr) ${side}`, narrow: 1 }, "x6")};
		align-items: start;
	}
	${screen.phone} {
		padding-top: ${theme.space.x4};
		.foot-bar {
			position: fixed;
			z-index: ${theme.layer.header};
			inset: auto 0 calc(${bar} + env(safe-area-inset-bottom));
			align-items: center;
			min-height: ${footHeight};
		}
		/* The page ends above all bars. */
		body:has(& .foot-bar) {
			padding-bottom: calc(${bar} + ${footHeight} + env(safe-area-inset-bottom));

			[data-notice] {
				bottom: calc(${bar} + ${footHeight} + ${theme.space.x3} + env(safe-area-inset-bottom));
			}
		}
	}
`;
