import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { currentArea } from "./current-area";

/** The uppermost row: two areas as tabs that stand on the header, and the ways to what is wanted from everywhere. */
export const areaRowCss = css`
	.above {
		background: ${theme.colour.sunken};
	}
	.above .page {
		${kit.flow("x4")};
		align-items: flex-end;
		justify-content: space-between;
		height: 40px;
	}
	.areas {
		${kit.flow("x1")};
	}
	.area {
		${kit.row("x2")};
		height: 40px;
		padding-inline: ${theme.space.x4};
		border-top: 3px solid transparent;
		font-weight: 600;
		white-space: nowrap;
	}
	.area svg {
		color: ${theme.colour.accent};
	}
	${currentArea(".area")} {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.card};
		color: ${theme.colour.accent};
	}
	.ways {
		${kit.row("x5")};
		height: 40px;
		color: ${theme.colour.inkSoft};
		white-space: nowrap;
	}
	.ways > a,
	.ways .corner > button {
		${kit.row("x1")};
		min-width: 0;
		min-height: 40px;
		padding: 0;
		font-size: ${theme.type.body};
		font-weight: 400;
	}
	/* A popover that a mouse opened has no button of its own to stand by. */
	.app > button {
		anchor-name: --app-corner;
	}
	.app [popover] {
		position-anchor: --app-corner;
		margin-block: 0;
	}
	.app [popover]:popover-open {
		${kit.stack("x3")};
		justify-items: center;
		padding: ${theme.space.x4};
		white-space: normal;
	}
	.app [popover] p {
		max-width: 240px;
		text-align: center;
	}
	${screen.hover} {
		.area:hover,
		.ways > a:hover,
		.ways .corner > button:hover {
			background: none;
			color: ${theme.colour.accent};
		}
	}
	${screen.between} {
		.ways .wide {
			display: none;
		}
	}
	${screen.phone} {
		.above {
			display: none;
		}
	}
`;
