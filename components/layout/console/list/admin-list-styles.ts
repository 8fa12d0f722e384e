"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** A list of cards that are kept in an order; wears the rules of `ConsoleStyles` too. */
export const AdminListStyles = styled.ol`
	${kit.stack("x2")};

	.kept {
		${kit.rowWrap("x3", "x4")};
		padding: ${theme.space.x3} ${theme.space.x4};
		${kit.outlined};
	}
	.kept img {
		border-radius: ${theme.radius.small};
		object-fit: cover;
	}
	.what {
		display: grid;
		flex: 1;
		min-width: 160px;
		overflow-wrap: anywhere;
	}
	.ways {
		${kit.row("x1")};
	}
	.ways .button {
		padding-inline: ${theme.space.x4};
		font-size: ${theme.type.body};
	}
	.step {
		${kit.icon};
		border-radius: ${theme.radius.control};
	}
	.step[aria-disabled="true"] {
		color: ${theme.colour.inkSoft};
		opacity: 0.35;
		cursor: default;
	}
	.down svg {
		rotate: 180deg;
	}
	ol {
		margin-block: ${theme.space.x2} ${theme.space.x3};
		padding-inline-start: ${theme.space.x6};
	}
	${screen.phone} {
		.ways {
			flex-basis: 100%;
			justify-content: flex-end;
		}
	}
`;
