import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** For the styled root of a region with `MerchantContact`. */
export const contactCss = css`
	.contact-way {
		${kit.target("x2")};
		justify-content: center;
		padding-inline: ${theme.space.x4};
		${kit.pill};
		background: ${theme.colour.card};
		font-weight: 600;
		${kit.hover({ borderColor: "inkSoft" })};
	}
	.contact-line {
		${kit.hover({ isUnderlined: true })};
	}
`;
