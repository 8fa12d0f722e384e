import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** For the region that holds a `StoreStrip`. Words change when a place is chosen, so lines keep their room. */
export const storeStripStyle = css`
	.stores {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x3};
		padding: ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.jadeWash};
	}
	.stores .head {
		display: grid;
		grid-template-columns: 24px minmax(0, 1fr) auto;
		align-items: center;
		gap: ${theme.space.x3};
	}
	.stores .head > svg {
		color: ${theme.colour.jade};
	}
	.stores p {
		display: grid;
	}
	.stores p b {
		font-size: ${theme.type.reading};
		line-height: ${theme.line.tight};
	}
	.stores p span {
		color: ${theme.colour.inkSoft};
	}
	.stores ul {
		position: relative;
		display: grid;
		grid-auto-columns: minmax(168px, 1fr);
		grid-auto-flow: column;
		gap: ${theme.space.x2};
		overflow-x: auto;
		scroll-snap-type: x proximity;
		scrollbar-width: none;
	}
	.store {
		display: grid;
		align-content: start;
		padding: ${theme.space.x2} ${theme.space.x3};
		border: 2px solid transparent;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
		scroll-snap-align: start;
	}
	.store.chosen {
		border-color: ${theme.colour.jade};
	}
	.store span {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
	.store .reach {
		color: ${theme.colour.jadeDeep};
		font-weight: 600;
	}
	@media (scripting: none) {
		.stores .button {
			display: none;
		}
	}
	${screen.phone} {
		.stores {
			margin-inline: -${theme.space.x4};
			border-radius: 0;
		}
		.stores .head {
			min-height: 68px;
			gap: ${theme.space.x2};
		}
		.stores .button {
			padding-inline: ${theme.space.x3};
			font-size: ${theme.type.body};
		}
		.stores ul {
			margin-inline: -${theme.space.x4};
			padding-inline: ${theme.space.x4};
			scroll-padding-inline: ${theme.space.x4};
		}
	}
`;
