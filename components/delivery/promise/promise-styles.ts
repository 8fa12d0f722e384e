import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** When it comes and what that costs; above it, where a place is chosen, the place. */
export const PromiseStyles = styled.section.attrs({ className: "promise" })`
	${kit.stack("x2")};
	padding: ${theme.space.x4};
	border-radius: ${theme.radius.card};
	background: ${theme.colour.jadeWash};

	.lines {
		${kit.stack("x2")};
	}
	.to {
		${kit.targetRow("x3")};
		min-width: 0;
		margin-top: calc(-1 * ${theme.space.x2});
		border-bottom: 1px solid ${theme.colour.hairline};
		text-align: start;
		@media (scripting: none) {
			display: none;
		}
	}
	.to span {
		flex: 1;
		${kit.ellipsis};
	}
	.closure {
		display: block;
	}
	p {
		${kit.flow("x3")};
	}
	.slot {
		color: ${theme.colour.jadeDeep};
	}
	svg {
		color: ${theme.colour.jade};
	}
`;
