import styled from "styled-components";
import { introductionCss } from "@/components/catalog/goods/introduction-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** How the parts of a goods page stand. */
export const GoodsStyles = styled.main`
	${kit.main};

	.stage {
		margin-bottom: ${theme.space.x8};
		${screen.tablet} {
			${kit.columns(2)};
			gap: ${theme.space.x6};
		}
	}
	.decision {
		min-width: 0;
	}
	.sold-by {
		${kit.wrap("x1", "x3")};
	}
	.kept-watch {
		justify-self: end;
		min-height: 44px;
	}
	.about,
	.questions {
		margin-bottom: ${theme.space.x10};
	}
	.questions li {
		padding-block: ${theme.space.x3};
	}
	${introductionCss};
	${screen.desktop} {
		.stage {
			grid-template-columns: minmax(0, 560px) minmax(0, 1fr);
			gap: ${theme.space.x10};
		}
		.decision {
			gap: ${theme.space.x6};
			padding-top: ${theme.space.x4};
		}
		.titled h1 {
			font-size: ${theme.type.heading};
		}
		.about {
			grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
		}
		.facts-panel {
			grid-row: span 2;
		}
	}
`;
