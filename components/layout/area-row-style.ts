import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";
import { currentArea } from "./current-area";

/** The uppermost row: two areas as tabs that stand on the header, and when it delivers. */
export const areaRowStyle = css`
	.above {
		background: ${theme.colour.sunken};
	}
	.above .page {
		display: flex;
		align-items: flex-end;
		justify-content: space-between;
		gap: ${theme.space.x4};
		height: 40px;
	}
	.areas {
		display: flex;
		gap: ${theme.space.x1};
	}
	.area {
		display: flex;
		align-items: center;
		gap: ${theme.space.x2};
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
	.slots {
		display: flex;
		align-items: center;
		gap: ${theme.space.x2};
		height: 40px;
		overflow: hidden;
		color: ${theme.colour.inkSoft};
		white-space: nowrap;
	}
	${screen.hover} {
		.area:hover {
			color: ${theme.colour.accent};
		}
	}
	${screen.between} {
		.slots {
			display: none;
		}
	}
	${screen.phone} {
		.above {
			display: none;
		}
	}
`;
