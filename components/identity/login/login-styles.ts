"use client";

import styled from "styled-components";
import { buttonCss } from "@/components/ui/button";
import { screen, theme } from "@/lib/theme/theme";
import { fieldCss } from "./fields/field-css";

/** The look of all panels. */
export const LoginStyles = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x4};

	.why {
		color: ${theme.colour.inkSoft};
		text-wrap: pretty;
	}
	.guest {
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
		width: 100%;
		min-height: 56px;
		padding: ${theme.space.x2} ${theme.space.x4};
		border: 1px solid ${theme.colour.accent};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		line-height: ${theme.line.tight};
		text-align: start;
	}
	.guest .words {
		display: grid;
		flex: 1;
		gap: 2px;
	}
	.guest b {
		font-size: ${theme.type.reading};
	}
	.guest svg {
		flex: none;
	}
	.or {
		display: grid;
		grid-template-columns: 1fr auto 1fr;
		align-items: center;
		gap: ${theme.space.x3};
		color: ${theme.colour.inkSoft};
	}
	.or::before,
	.or::after {
		height: 1px;
		background: ${theme.colour.hairline};
		content: "";
	}
	h2 {
		outline: none;
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
	}
	.tabs {
		display: grid;
		grid-template-columns: 1fr 1fr;
		margin: 0;
		padding: ${theme.space.x1};
		border: 0;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
	}
	.tabs button {
		min-height: 40px;
		border-radius: ${theme.radius.small};
		color: ${theme.colour.inkSoft};
		font-weight: 600;
	}
	.tabs button[aria-pressed="true"] {
		background: ${theme.colour.card};
		color: ${theme.colour.ink};
		box-shadow: 0 0 0 1px ${theme.colour.hairline};
	}
	.said:not(:empty) {
		display: flex;
		align-items: center;
		gap: ${theme.space.x2};
		margin-top: ${theme.space.x3};
		padding: ${theme.space.x3};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.jadeWash};
		color: ${theme.colour.jadeDeep};
		font-weight: 600;
	}
	.said svg {
		flex: none;
	}
	.explain {
		color: ${theme.colour.inkSoft};
		overflow-wrap: anywhere;
	}
	.ways {
		display: flex;
		flex-wrap: wrap;
		justify-content: space-between;
		column-gap: ${theme.space.x5};
	}
	.way {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x2};
		min-height: 44px;
		color: ${theme.colour.link};
		text-align: start;
	}
	.way.qr {
		justify-self: center;
	}
	.contact {
		padding: ${theme.space.x3} ${theme.space.x4};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.paper};
	}
	.help {
		color: ${theme.colour.inkSoft};
	}
	.contact .line {
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
		min-height: 44px;
		overflow-wrap: anywhere;
	}
	.contact .line svg {
		flex: none;
		color: ${theme.colour.accent};
	}
	.hours {
		padding-inline-start: 32px;
		color: ${theme.colour.inkSoft};
	}
	${screen.hover} {
		.way:hover {
			text-decoration: underline;
		}
		.guest:hover {
			border-color: ${theme.colour.accentDeep};
		}
	}
	${screen.phone} {
		.way.qr {
			display: none;
		}
	}
	${buttonCss}
	${fieldCss}
`;
