import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { starCss } from "@/components/ui/stars-css";
import { theme } from "@/lib/theme/theme";

/** For the styled root of a region with `MerchantStatus`. */
export const statusCss = css`
	.standing {
		${kit.rowWrap("x1", "x3")};
	}
	.standing .own {
		padding: 1px ${theme.space.x2};
		border-radius: ${theme.radius.small};
		${kit.marked};
	}
	.standing .mean b {
		color: ${theme.colour.ink};
	}
	.standing .mean::before {
		content: "";
		${starCss}
	}
`;
