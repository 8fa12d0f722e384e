import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** How goods arrive, on one line at the top of a home page. It keeps its height when its words change. */
export const LineStyles = styled.section.attrs({ className: "delivery-line" })`
	${kit.row("x2")};
	min-height: 44px;
	padding-inline: ${theme.space.x4};
	border-radius: ${theme.radius.card};
	background: ${theme.colour.jadeWash};

	button {
		${kit.target("x1")};
		min-width: 0;
		text-align: start;
		@media (scripting: none) {
			display: none;
		}
	}
	.when {
		flex: none;
		max-width: 100%;
		color: ${theme.colour.jadeDeep};
	}
	/* Longer than a slot: why nothing comes, or from where. */
	.when:has(.block) {
		flex: 1;
	}
	.more {
		${kit.target()};
		margin-inline-start: auto;
		color: ${theme.colour.jadeDeep};
	}
	${screen.phone} {
		padding-inline: ${theme.space.x3};

		&:has(.block) {
			flex-wrap: wrap;
		}
		.more {
			display: none;
		}
	}
	${screen.large} {
		flex-wrap: wrap;

		.when {
			flex-basis: 100%;
		}
	}
`;
