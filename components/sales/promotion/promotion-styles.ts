import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** The region of reduced goods and of leaderboards. */
export const PromotionStyles = styled.main`
	${kit.main};

	.lead {
		max-width: 44em;
		margin-block: ${theme.space.x1} ${theme.space.x3};
	}
	.chips {
		margin-top: ${theme.space.x4};
	}
	.group {
		margin-top: ${theme.space.x6};
	}
	.group > header {
		margin-bottom: ${theme.space.x3};
	}
`;
