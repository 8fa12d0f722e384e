"use client";

import styled from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** Figures large, what waits first. */
export const DashboardStyles = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x6};

	h2 {
		margin-bottom: ${theme.space.x2};
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
	}
	.waiting {
		display: grid;
		grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
		gap: ${theme.space.x3};
	}
	.waiting a {
		display: grid;
		gap: ${theme.space.x1};
		padding: ${theme.space.x4};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
		line-height: ${theme.line.tight};
	}
	.waiting b {
		font-size: ${theme.type.heading};
		font-variant-numeric: tabular-nums;
	}
	.waiting [data-some] {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
	}
	.alarm {
		margin-top: ${theme.space.x3};
		padding: ${theme.space.x3} ${theme.space.x4};
		border: 1px solid ${theme.colour.brand};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.brandWash};
		color: ${theme.colour.brandDeep};
		font-weight: 600;
	}
	.figures {
		display: grid;
		grid-template-columns: repeat(4, minmax(0, 1fr));
		overflow: hidden;
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.figures > div {
		padding: ${theme.space.x4} ${theme.space.x5};
		box-shadow: inset 0 1px 0 ${theme.colour.hairline}, inset 1px 0 0 ${theme.colour.hairline};
	}
	.figures dt {
		color: ${theme.colour.inkSoft};
	}
	.figures dd {
		font-size: ${theme.type.title};
		font-weight: 700;
		font-variant-numeric: tabular-nums;
		overflow-wrap: anywhere;
	}
	.figures .sales {
		color: ${theme.colour.accentDeep};
	}
	.plots {
		display: grid;
		grid-template-columns: repeat(2, minmax(0, 1fr));
		gap: ${theme.space.x6};
	}
	.plot {
		margin: 0;
	}
	.plot svg {
		display: block;
		width: 100%;
		height: 180px;
	}
	.plot rect {
		fill: ${theme.colour.accent};
	}
	.plot figcaption {
		display: flex;
		justify-content: space-between;
		margin-bottom: ${theme.space.x2};
		font-weight: 600;
	}
	.plot .most,
	.plot .axis {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
		font-weight: 400;
		font-variant-numeric: tabular-nums;
	}
	.plot .axis {
		display: flex;
		justify-content: space-between;
		margin-top: ${theme.space.x1};
		padding-top: ${theme.space.x1};
		border-top: 1px solid ${theme.colour.hairline};
	}
	summary {
		width: fit-content;
		min-height: 44px;
		padding-block: ${theme.space.x3};
		color: ${theme.colour.link};
		font-weight: 600;
		cursor: pointer;
	}
	.best img {
		display: block;
		border-radius: ${theme.radius.small};
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	.best td {
		vertical-align: middle;
	}
	@media (max-width: 1199px) {
		.plots {
			grid-template-columns: minmax(0, 1fr);
		}
		.figures {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
	}
	${screen.phone} {
		.waiting {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
		.figures > div {
			padding: ${theme.space.x3} ${theme.space.x4};
		}
		.figures dd {
			font-size: ${theme.type.reading};
		}
	}
`;
