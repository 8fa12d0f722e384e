import { css } from "styled-components";
import { pageIn } from "@/lib/theme/area";
import { screen, theme } from "@/lib/theme/theme";

/** The delivery place in the header: in the supermarket and wherever no area is named, not in the mall. */
export const locationCss = css`
	.place-choice {
		display: flex;
		flex: none;
		align-items: center;
		gap: ${theme.space.x2};
		width: 140px;
		min-height: 44px;
		padding-inline: ${theme.space.x2};
		border-radius: ${theme.radius.control};
		text-align: start;
	}
	.place-choice svg {
		flex: none;
		color: ${theme.colour.jade};
	}
	.place-choice .words {
		display: grid;
		min-width: 0;
		line-height: ${theme.line.tight};
	}
	.place-choice .hint {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
	.place-choice b {
		overflow: hidden;
		text-overflow: ellipsis;
		white-space: nowrap;
	}
	body:has(${pageIn("E_COMMERCE")}) & .place-choice {
		display: none;
	}
	@media (scripting: none) {
		.place-choice {
			display: none;
		}
	}
	${screen.hover} {
		.place-choice:hover {
			background: ${theme.colour.sunken};
		}
	}
`;
