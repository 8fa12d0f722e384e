import styled from "styled-components";
import { controlCss } from "@/components/layout/console/control-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The list of goods of the back room; on a phone each row is a card. Wears the rules of `ConsoleStyles` too. */
export const GoodsAdminStyles = styled.div`
	.filter {
		${kit.grid({ all: "minmax(0, 1fr) minmax(0, 240px) auto", phone: "minmax(0, 1fr) auto" }, "x2")};
	}
	.filter :is(input, select) {
		${kit.textBox};
		text-overflow: ellipsis;
	}
	.goods {
		transition: opacity ${theme.motion.quick};
	}
	.goods[aria-busy="true"] {
		opacity: 0.5;
	}
	.bulk label {
		margin-inline-end: ${theme.space.x2};
		padding-inline-start: ${theme.space.x4};
	}
	input[type="checkbox"] {
		${kit.tick(20)};
	}
	.table td {
		vertical-align: middle;
	}
	.table .choice {
		padding-inline-end: 0;
	}
	.what img,
	.what .blank {
		${kit.square(56)};
		border-radius: ${theme.radius.small};
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	.what a {
		${kit.clamp(2)};
	}
	.what a:hover {
		text-decoration: underline;
	}
	small {
		margin-top: ${theme.space.x1};
	}
	[data-hidden] .what img {
		opacity: 0.5;
	}
	.quick {
		display: inline-grid;
		grid-template-columns: 92px;
	}
	.quick input {
		min-height: 36px;
		padding-inline: ${theme.space.x2};
		${kit.outlined};
		border-radius: ${theme.radius.small};
	}
	.quick input:is(:hover, :focus) {
		border-color: ${theme.colour.inkSoft};
	}
	.quick button {
		min-height: 36px;
		border-radius: ${theme.radius.small};
		${kit.solid};
	}
	.switch .knob {
		position: relative;
		width: 40px;
		height: 24px;
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.inkSoft};
		transition: background-color ${theme.motion.quick};
	}
	.switch .knob::after {
		content: "";
		position: absolute;
		inset: 3px auto 3px 3px;
		width: 18px;
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.card};
		transition: translate ${theme.motion.quick};
	}
	.switch[aria-checked="true"] .knob {
		background: ${theme.colour.jade};
	}
	.switch[aria-checked="true"] .knob::after {
		translate: 16px;
	}
	${screen.phone} {
		.filter select {
			grid-column: 1 / -1;
			grid-row: 2;
		}
		.table {
			overflow: visible;
			border: 0;
			background: none;
		}
		.table table,
		.table tbody {
			${kit.grid(1, "x3")};
		}
		.table thead {
			display: none;
		}
		.table tr {
			${kit.grid("auto minmax(0, 1fr) minmax(0, 1fr) minmax(0, 0.8fr)", "x2", "x3")};
			align-items: start;
			padding: ${theme.space.x4};
			${kit.card};
		}
		.table td {
			padding: 0;
			border: 0;
			text-align: start;
			white-space: normal;
		}
		.table .choice {
			align-self: center;
		}
		.table .wide {
			grid-column: 2 / -1;
			width: auto;
			min-width: 0;
		}
		.table td[data-name]::before {
			content: attr(data-name);
			display: block;
			${kit.note};
		}
		.table td.number:nth-of-type(3) {
			grid-column: 1 / 3;
		}
		.table td.tight {
			grid-column: 1 / -1;
			${kit.row("x3")};
		}
		.quick {
			grid-template-columns: minmax(0, 1fr);
		}
		.quick input {
			min-height: 44px;
			text-align: start;
		}
	}
	${controlCss}
`;
