import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** For the styled root of a region with applications: how each stands, its facts and its pictures. */
export const applicationCss = css`
	.head {
		${kit.spreadWrap("x2", "x4")};
	}
	.mark {
		padding: 2px ${theme.space.x3};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.amberWash};
		color: ${theme.colour.ink};
	}
	.mark[data-state="approved"] {
		background: ${theme.colour.jadeWash};
		color: ${theme.colour.jadeDeep};
	}
	.mark[data-state="rejected"] {
		background: ${theme.colour.brandWash};
		color: ${theme.colour.brandDeep};
	}
	.facts {
		${kit.grid({ all: 2, phone: 1 }, "x3", "x6")};
	}
	.reason {
		padding: ${theme.space.x3} ${theme.space.x4};
		border-inline-start: 4px solid ${theme.colour.brand};
		border-radius: ${theme.radius.small};
		background: ${theme.colour.brandWash};
		white-space: pre-line;
	}
	.proofs img {
		${kit.square(88)};
		border: 1px solid ${theme.colour.hairline};
	}
`;
