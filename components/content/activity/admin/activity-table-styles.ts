import styled from "styled-components";
import { theme } from "@/lib/theme/theme";

/** Wears the rules of the console's tables. */
export const ActivityTableStyles = styled.div`
	td {
		vertical-align: middle;
	}
	.pictured img {
		flex: none;
		width: 96px;
		height: 48px;
		border-radius: ${theme.radius.small};
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	.tag {
		margin: 0;
	}
	.tag[data-state="ended"] {
		background: ${theme.colour.sunken};
		color: ${theme.colour.ink};
	}
	.actions {
		flex-wrap: nowrap;
	}
`;
