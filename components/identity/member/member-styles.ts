import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** The page of one member: cards beside each other. */
export const MemberStyles = styled.div`
	${kit.grid(1, "x4")};

	.two {
		${kit.grid({ all: "minmax(0, 3fr) minmax(280px, 2fr)", narrow: 1 }, "x4")};
		align-items: start;
	}
	.card {
		overflow-wrap: anywhere;
	}
	.card form {
		max-width: none;
	}
	summary {
		min-height: 44px;
		cursor: pointer;
	}
	.link {
		color: ${theme.colour.link};
		font-weight: 600;
	}
	.notes li {
		padding-block: ${theme.space.x3};
		border-top: 1px solid ${theme.colour.hairline};
	}
	.notes p {
		white-space: pre-line;
	}
`;
