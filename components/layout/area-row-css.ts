import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";
import { currentArea } from "./current-area";

/** The uppermost row: two areas as tabs that stand on the header, and the ways to what is wanted from everywhere. */
export const areaRowCss = css`
	.above {
		background: ${theme.colour.sunken};
	}
	.area {
		height: 40px;
		padding-inline: ${theme.space.x4};
		border-top: 3px solid transparent;
		${kit.hover({ color: "accent" })};
	}
	${currentArea(".area")} {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.card};
		color: ${theme.colour.accent};
	}
	.ways > a,
	.app > button {
		${kit.row("x1")};
		min-height: 40px;
		${kit.hover({ color: "accent" })};
	}
	/* A popover that a mouse opened has no button of its own to stand by. */
	.app > button {
		border-radius: ${theme.radius.control};
		anchor-name: --app-corner;
	}
	.app [popover]:popover-open {
		position-anchor: --app-corner;
		margin-block: 0;
		${kit.stack("x3")};
		justify-items: center;
		padding: ${theme.space.x4};
		white-space: normal;
	}
	.app [popover] p {
		max-width: 240px;
	}
`;
