import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** For the styled root of a region with applications: how each stands, its facts and its pictures. */
export const applicationCss = css`
	.head {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		justify-content: space-between;
		gap: ${theme.space.x2} ${theme.space.x4};
	}
	.head h2 {
		overflow-wrap: anywhere;
	}
	.mark {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x1};
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
		display: grid;
		grid-template-columns: repeat(2, minmax(0, 1fr));
		gap: ${theme.space.x3} ${theme.space.x6};
		margin: 0;
	}
	.facts dt {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
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
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x3};
	}
	.proofs img {
		display: block;
		width: 88px;
		height: 88px;
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	${screen.phone} {
		.facts {
			grid-template-columns: minmax(0, 1fr);
		}
	}
`;
