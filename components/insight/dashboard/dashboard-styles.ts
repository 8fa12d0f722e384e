"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Figures large, what waits first. */
export const DashboardStyles = styled.div`
	${kit.grid(1, "x6")};

	h2 {
		margin-bottom: ${theme.space.x2};
		${kit.heading("title")};
	}
	.waiting {
		${kit.grid({ all: "repeat(auto-fit, minmax(150px, 1fr))", phone: 2 }, "x3")};
	}
	.waiting a {
		${kit.stack("x1")};
		padding: ${theme.space.x4};
		${kit.card};
		line-height: ${theme.line.tight};
	}
	.waiting b {
		font-size: ${theme.type.heading};
		font-variant-numeric: tabular-nums;
	}
	.waiting [data-some] {
		border-color: ${theme.colour.accent};
		${kit.washed};
	}
	.alarm {
		margin-top: ${theme.space.x3};
		padding: ${theme.space.x3} ${theme.space.x4};
		border: 1px solid ${theme.colour.brand};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.brandWash};
		${kit.bad};
	}
	.figures {
		${kit.grid(4)};
		overflow: hidden;
		${kit.card};
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
		${kit.grid(2, "x6")};
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
		${kit.note};
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
		.figures > div {
			padding: ${theme.space.x3} ${theme.space.x4};
		}
		.figures dd {
			font-size: ${theme.type.reading};
		}
	}
`;
