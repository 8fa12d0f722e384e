import styled from "styled-components";
import { controlCss } from "@/components/layout/console/control-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The form of a goods. Wears the rules of `ConsoleStyles` too. */
export const EditorStyles = styled.div`
	max-width: 960px;

	form {
		${kit.stack("x5")};
	}
	.card h2 + .soft {
		margin-top: ${theme.space.x1};
	}
	.languages {
		/* Words for screen readers alone are placed: without this they would widen the page. */
		position: relative;
		display: flex;
		${kit.swipe};
		border-bottom: 1px solid ${theme.colour.hairline};
		white-space: nowrap;
	}
	.languages button {
		${kit.target("x2")};
		flex: none;
		padding-inline: ${theme.space.x4};
		border-bottom: 3px solid transparent;
		line-height: 1.8;
	}
	.languages button:focus-visible {
		outline-offset: -3px;
	}
	.languages [aria-selected="true"] {
		border-color: ${theme.colour.accent};
		color: ${theme.colour.accentDeep};
		font-weight: 700;
	}
	.written {
		${kit.square(8)};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.jade};
	}
	.fields,
	.part {
		${kit.stack("x2")};
		align-content: start;
		min-width: 0;
	}
	.fields {
		gap: ${theme.space.x4};
	}
	.part label,
	legend {
		font-weight: 600;
		line-height: ${theme.line.tight};
	}
	:is(.part, .order) :is(input, select, textarea) {
		width: 100%;
		min-width: 0;
		${kit.textBox};
		text-overflow: ellipsis;
	}
	.part textarea {
		padding-block: ${theme.space.x2};
		line-height: ${theme.line.body};
		resize: vertical;
	}
	.part [aria-invalid="true"] {
		${kit.invalid};
	}
	.hint {
		${kit.note};
	}
	.fault {
		color: ${theme.colour.brand};
	}
	.fault::before {
		content: "! ";
		font-weight: 800;
	}
	.grid {
		${kit.grid({ all: 2, phone: 1 }, "x4")};
	}
	fieldset {
		${kit.wrap(0, "x5")};
	}
	.tick {
		${kit.target("x2")};
		cursor: pointer;
	}
	.tick input {
		${kit.tick(20)};
	}
	.skus {
		${kit.stack("x3")};
	}
	.skus fieldset {
		position: relative;
		${kit.grid({ all: "repeat(auto-fill, minmax(136px, 1fr))", phone: 2 }, "x3")};
		padding: ${theme.space.x4};
		padding-inline-end: 60px;
		${kit.well};
	}
	.skus .hint {
		color: ${theme.colour.inkSoft};
	}
	.skus .remove {
		position: absolute;
		inset: ${theme.space.x2} ${theme.space.x2} auto auto;
		${kit.icon};
		color: ${theme.colour.inkSoft};
	}
	.order {
		${kit.wrap("x3")};
	}
	.order li {
		${kit.row()};
		padding: ${theme.space.x1};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
	}
	.order img {
		${kit.square(56)};
		border-radius: ${theme.radius.small};
		object-fit: cover;
	}
	.order button {
		${kit.centre};
		width: 36px;
		height: 44px;
	}
	.order button:disabled {
		color: ${theme.colour.hairline};
	}
	.bar {
		position: sticky;
		z-index: 1;
		inset-block-end: 0;
		${kit.spreadWrap("x2", "x4")};
		padding: ${theme.space.x3} ${theme.space.x4};
		${kit.popover};
	}
	.bar .ways {
		${kit.wrap("x2")};
		margin-inline-start: auto;
	}
	.bar .again {
		min-height: 32px;
		font-weight: 700;
		text-decoration: underline;
	}
	${screen.phone} {
		.skus fieldset {
			padding-inline-end: ${theme.space.x4};
			padding-top: ${theme.space.x12};
		}
		.bar .ways {
			width: 100%;
		}
		.bar .button {
			flex: 1;
			padding-inline: ${theme.space.x3};
		}
	}
	${controlCss}
`;
