"use client";

import styled from "styled-components";
import { controlCss } from "@/components/layout/console/control-css";
import { kit } from "@/components/ui/kit-css";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { screen, theme } from "@/lib/theme/theme";

/** A form of the console; wears the rules of `ConsoleStyles` too. `.pair` puts two fields beside each other. */
export const FormStyles = styled.form.attrs(sentByScript)`
	max-width: 800px;

	.card {
		gap: ${theme.space.x4};
	}
	.pair {
		${kit.grid({ all: 2, phone: 1 }, "x4")};
		align-items: start;
	}
	${controlCss}
	.field [aria-invalid="true"] {
		${kit.invalid};
	}
	.field :disabled {
		border-color: ${theme.colour.hairline};
		background: ${theme.colour.sunken};
		color: ${theme.colour.inkSoft};
	}
	.tick {
		${kit.targetRow("x3")};
		cursor: pointer;
	}
	.tick input {
		${kit.tick(22)};
	}
	.languages div {
		margin-top: ${theme.space.x2};
	}
	.languages button {
		${kit.pill};
		min-height: 40px;
		padding-inline: ${theme.space.x4};
		background: ${theme.colour.card};
	}
	.languages [aria-pressed="true"] {
		${kit.chosen};
	}
	.languages .written {
		display: inline-block;
		${kit.square(8)};
		margin-inline-start: ${theme.space.x2};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.jade};
	}
	.map {
		overflow: hidden;
		height: 320px;
		border-radius: ${theme.radius.control};
	}
	.picked {
		${kit.wrap("x2")};
	}
	.picked button {
		${kit.inline("x1")};
		min-height: 36px;
		padding-inline: ${theme.space.x3};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
	}
	${screen.phone} {
		.end .button {
			flex: 1;
		}
	}
`;
