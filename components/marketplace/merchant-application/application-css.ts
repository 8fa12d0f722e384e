import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** For the styled root of a region with applications: how each stands, its facts and its pictures. */
export const applicationCss = css`
	.head {
		${kit.spreadWrap("x2", "x4")};
	}
	.head h2 {
		overflow-wrap: anywhere;
	}
	.mark {
		${kit.inline("x1")};
		padding: 2px ${theme.space.x3};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.amberWash};
		color: ${theme.colour.ink};
		font-weight: 600;
		white-space: nowrap;
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
		margin: 0;
	}
	.facts dt {
		${kit.note};
	}
	.facts dd {
		margin: 0;
		overflow-wrap: anywhere;
	}
	.reason {
		margin: 0;
		padding: ${theme.space.x3} ${theme.space.x4};
		border-inline-start: 4px solid ${theme.colour.brand};
		border-radius: ${theme.radius.small};
		background: ${theme.colour.brandWash};
		overflow-wrap: anywhere;
		white-space: pre-line;
	}
	.reason b {
		display: block;
	}
	.proofs {
		${kit.wrap("x3")};
	}
	.proofs img {
		display: block;
		${kit.square(88)};
		border: 1px solid ${theme.colour.hairline};
		${kit.picture};
	}
`;
