import { css } from "styled-components";
import { starCss } from "@/components/sales/review/stars-css";
import { theme } from "@/lib/theme/theme";

/** For the styled root of a region with `MerchantStatus`. */
export const statusCss = css`
	.standing {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: ${theme.space.x1} ${theme.space.x3};
		color: ${theme.colour.inkSoft};
	}
	.standing .own {
		padding: 1px ${theme.space.x2};
		border-radius: ${theme.radius.small};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		font-size: ${theme.type.small};
		font-weight: 600;
	}
	.standing .mean {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x1};
	}
	.standing .mean b {
		color: ${theme.colour.ink};
	}
	.standing .mean::before {
		content: "";
		${starCss}
	}
`;
