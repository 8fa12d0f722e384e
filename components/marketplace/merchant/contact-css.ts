import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** For the styled root of a region with `MerchantContact`, which includes `buttonCss` and `infoSheetCss` too. */
export const contactCss = css`
	.contact-way {
		display: inline-flex;
		align-items: center;
		justify-content: center;
		gap: ${theme.space.x2};
		min-height: 44px;
		padding-inline: ${theme.space.x4};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.card};
		font-weight: 600;
	}
	.contact-line {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x3};
		min-height: 44px;
		overflow-wrap: anywhere;
		font-weight: 600;
	}
	.contact-line svg {
		flex: none;
		color: ${theme.colour.inkSoft};
	}
	.info-content .soft {
		color: ${theme.colour.inkSoft};
	}
	${screen.hover} {
		.contact-way:hover {
			border-color: ${theme.colour.inkSoft};
		}
		.contact-line:hover {
			text-decoration: underline;
		}
	}
`;
