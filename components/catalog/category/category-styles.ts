import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

export const CategoryStyles = styled.main`
	${kit.main};
`;

export const CategoryAreaStyles = styled.section`
	margin-top: ${theme.space.x6};

	h2 {
		margin-bottom: ${theme.space.x4};
		padding-inline-start: ${theme.space.x3};
		border-inline-start: 4px solid ${theme.colour.accent};
	}
	.groups {
		${kit.grid({ all: 3, between: 2, phone: 1 }, "x4")};
	}
	.groups a:hover {
		color: ${theme.colour.accent};
	}
	.children {
		column-gap: ${theme.space.x3};
		margin-top: ${theme.space.x3};
	}
	.children a {
		${kit.row("x2")};
		min-height: 48px;
	}
	.groups img {
		flex: none;
		${kit.well};
	}
`;
