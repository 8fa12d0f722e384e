import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { visuallyHidden } from "@/components/ui/visually-hidden";
import { screen, theme } from "@/lib/theme/theme";

/** A group's head, what its delivery promises and costs; for the root of the cart's page. */
export const cartGroupCss = css`
	.group {
		overflow: hidden;
		${kit.card};
	}
	.group > header {
		${kit.row(0, "x2")};
		min-height: 60px;
		padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x2} ${theme.space.x2};
	}
	.group > header svg {
		color: ${theme.colour.accent};
	}
	.group > header :is(h2, h3, a) {
		min-width: 0;
	}
	.group > header a {
		padding-block: ${theme.space.x3};
	}
	.extras {
		flex: 1 0 auto;
	}
	.tag {
		padding: 2px ${theme.space.x2};
		border-radius: ${theme.radius.pill};
		${kit.marked};
	}
	.to-end {
		flex: none;
		margin-inline-start: auto;
	}
	.promise {
		${kit.row("x2")};
		padding: 0 ${theme.space.x4};
		color: ${theme.colour.jadeDeep};
	}
	.promise[data-is-closed] {
		color: ${theme.colour.accentDeep};
	}
	.place-asked {
		margin: 0 ${theme.space.x4} ${theme.space.x2};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.jadeWash};
		color: ${theme.colour.jadeDeep};
	}
	.freight {
		padding: 0 ${theme.space.x4} ${theme.space.x4};
	}
	.freight .terms {
		${kit.wrap(0, "x2")};
		min-width: 0;
	}
	.freight b {
		color: ${theme.colour.ink};
		font-weight: 600;
	}
	.gauge {
		position: relative;
		overflow: hidden;
		height: 4px;
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
	}
	.gauge::after {
		${kit.veil};
		border-radius: inherit;
		background: ${theme.colour.jade};
		transform: scaleX(var(--part));
		transform-origin: left;
		transition: transform ${theme.motion.calm};
	}
	.invalid > header {
		padding-inline-start: ${theme.space.x4};
	}
	.invalid img {
		opacity: 0.45;
		filter: grayscale(1);
	}
	${screen.phone} {
		.group > header,
		.place-asked {
			flex-wrap: wrap;
		}
		.extras .tag {
			margin-inline-start: auto;
		}
		.tag + .coupons {
			margin-inline-start: 0;
		}
		.promise {
			padding-bottom: ${theme.space.x2};
		}
		.place-asked .button {
			width: 100%;
		}
	}
	${screen.slim} {
		.coupons .word {
			${visuallyHidden}
		}
		.coupons {
			justify-content: center;
			min-width: 44px;
		}
	}
`;
