import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** For the region that holds a `StoreStrip`. Words change when a place is chosen, so lines keep their room. */
export const storeStripCss = css`
	.stores {
		border-radius: ${theme.radius.card};
		background: ${theme.colour.jadeWash};
	}
	.stores .head {
		${kit.grid("24px minmax(0, 1fr) auto", "x3")};
		align-items: center;
	}
	.stores .head .slot {
		color: ${theme.colour.jadeDeep};
		line-height: ${theme.line.tight};
	}
	.stores .head .closure {
		color: ${theme.colour.ink};
	}
	.stores .head .terms {
		margin-inline-start: ${theme.space.x3};
	}
	.stores ul {
		position: relative;
		/* By the number of stores, not by those that have arrived: a row that comes in pieces must not move. */
		grid-auto-columns: max(
			192px,
			calc((100% + ${theme.space.x2}) / var(--stores) - ${theme.space.x2})
		);
		grid-auto-flow: column;
		scroll-snap-type: x proximity;
	}
	.store {
		position: relative;
		padding: ${theme.space.x2} ${theme.space.x3};
		border: 2px solid transparent;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
		scroll-snap-align: start;
	}
	.store.chosen {
		border-color: ${theme.colour.jade};
	}
	.store a::after {
		${kit.veil};
		border-radius: ${theme.radius.control};
	}
	.store a:focus-visible {
		outline: 0;
	}
	.store a:focus-visible::after {
		outline: 2px solid ${theme.colour.ink};
		outline-offset: -2px;
	}
	${screen.hover} {
		.store a:hover {
			color: ${theme.colour.jadeDeep};
			text-decoration: underline;
		}
	}
	@media (scripting: none) {
		.stores .button {
			display: none;
		}
	}
	${screen.phone} {
		.stores {
			gap: ${theme.space.x2};
			margin-inline: calc(-1 * ${theme.space.x4});
			padding-block: ${theme.space.x3};
			border-radius: 0;
		}
		/* Room for two lines and the slot, so that nothing below moves when the device remembers a place. */
		.stores .head {
			min-height: calc(2 * ${theme.type.reading} * ${theme.line.tight} + ${theme.type.body} * ${theme.line.body});
			gap: ${theme.space.x2};
		}
		.stores .head span {
			font-size: ${theme.type.small};
		}
		.stores .head .slot {
			font-size: ${theme.type.body};
		}
		.stores .invitation,
		.stores .head .terms {
			display: none;
		}
		.stores .button {
			padding-inline: ${theme.space.x3};
			font-size: ${theme.type.body};
		}
		.stores ul {
			margin-inline: calc(-1 * ${theme.space.x4});
			padding-inline: ${theme.space.x4};
			scroll-padding-inline: ${theme.space.x4};
		}
	}
`;
