"use client";

import styled from "styled-components";
import { buttonStyle } from "@/components/ui/button";
import { screen, theme } from "@/lib/theme/theme";

/** The look of the open choice. */
export const PlaceBoard = styled.div`
	display: grid;
	gap: ${theme.space.x5};

	.own p {
		margin-top: ${theme.space.x2};
	}
	.own p:empty {
		display: none;
	}
	h3 {
		margin-bottom: ${theme.space.x2};
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.body};
		line-height: ${theme.line.tight};
	}
	ul {
		display: grid;
		grid-template-columns: repeat(3, minmax(0, 1fr));
		gap: ${theme.space.x2};
	}
	.district {
		width: 100%;
		height: 100%;
		min-height: 44px;
		padding: ${theme.space.x1} ${theme.space.x2};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
		line-height: ${theme.line.tight};
	}
	.district[aria-pressed="true"] {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		font-weight: 700;
	}
	${screen.hover} {
		.district:hover {
			border-color: ${theme.colour.accent};
		}
	}
	${buttonStyle}
`;
