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
	.group > header :is(h2, h3) {
		flex: 0 1 auto;
		${kit.row("x2")};
		min-width: 0;
		${kit.heading("reading")};
		overflow-wrap: break-word;
	}
	.group > header svg {
		color: ${theme.colour.accent};
	}
	.group > header h3 a {
		min-width: 0;
		padding-block: ${theme.space.x3};
	}
	.extras {
		flex: 1 0 auto;
		${kit.row("x2")};
	}
	.tag {
		flex: none;
		padding: 2px ${theme.space.x2};
		border-radius: ${theme.radius.pill};
		${kit.marked};
		font-size: ${theme.type.small};
	}
	.coupons {
		flex: none;
		margin-inline-start: auto;
	}
	.promise,
	.place-asked,
	.freight p {
		${kit.row("x2")};
	}
	.promise,
	.place-asked {
		padding: 0 ${theme.space.x4};
		color: ${theme.colour.jadeDeep};
	}
	.promise > span {
		font-weight: 600;
	}
	.promise[data-is-closed] {
		color: ${theme.colour.brandDeep};
	}
	.promise .text {
		margin-inline-start: auto;
		flex: none;
	}
	.place-asked {
		gap: ${theme.space.x3};
		margin: 0 ${theme.space.x4} ${theme.space.x2};
		padding: ${theme.space.x3};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.jadeWash};
	}
	.place-asked p {
		${kit.grow};
	}
	.freight {
		${kit.stack("x2")};
		padding: 0 ${theme.space.x4} ${theme.space.x4};
		color: ${theme.colour.inkSoft};
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
		display: block;
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
		justify-content: space-between;
		padding-inline-start: ${theme.space.x4};
	}
	.invalid img {
		opacity: 0.45;
		filter: grayscale(1);
	}
	.invalid h3 {
		color: ${theme.colour.inkSoft};
	}
	${screen.phone} {
		.group > header {
			flex-wrap: wrap;
		}
		/* Stays beside the box; what does not fit there too goes below. */
		.group header:has(.extras) h2 {
			max-width: calc(100% - 52px);
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
		.place-asked {
			flex-wrap: wrap;
		}
		.place-asked .button {
			width: 100%;
		}
	}
	@media (max-width: 359px) {
		.coupons .word {
			${visuallyHidden}
		}
		.coupons {
			justify-content: center;
			min-width: 44px;
		}
	}
`;
