import styled from "styled-components";
import { controlCss } from "@/components/layout/console/control-css";
import { picturesCss } from "@/components/platform/upload/pictures-css";
import { screen, theme } from "@/lib/theme/theme";

/** The form of a goods. Wears the rules of `ConsoleStyles` too. */
export const EditorStyles = styled.div`
	max-width: 960px;

	form {
		display: grid;
		gap: ${theme.space.x5};
	}
	.card h2 + .soft {
		margin-top: ${theme.space.x1};
	}
	.languages {
		/* Words for screen readers alone are placed: without this they would widen the page. */
		position: relative;
		display: flex;
		overflow-x: auto;
		border-bottom: 1px solid ${theme.colour.hairline};
		scrollbar-width: none;
		white-space: nowrap;
	}
	.languages button {
		display: inline-flex;
		flex: none;
		align-items: center;
		gap: ${theme.space.x2};
		min-height: 44px;
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
		width: 8px;
		height: 8px;
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.jade};
	}
	.fields,
	.part {
		display: grid;
		gap: ${theme.space.x2};
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
		min-height: 44px;
		padding-inline: ${theme.space.x3};
		border: 1px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
		font-size: ${theme.type.reading};
		text-overflow: ellipsis;
	}
	.part textarea {
		padding-block: ${theme.space.x2};
		line-height: ${theme.line.body};
		resize: vertical;
	}
	.part [aria-invalid="true"] {
		border-color: ${theme.colour.brand};
		box-shadow: inset 0 0 0 1px ${theme.colour.brand};
	}
	.hint {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
	.fault {
		color: ${theme.colour.brand};
	}
	.fault::before {
		content: "! ";
		font-weight: 800;
	}
	.grid {
		display: grid;
		grid-template-columns: repeat(2, minmax(0, 1fr));
		gap: ${theme.space.x4};
	}
	fieldset {
		display: flex;
		flex-wrap: wrap;
		gap: 0 ${theme.space.x5};
		min-width: 0;
		margin: 0;
		padding: 0;
		border: 0;
	}
	.tick {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x2};
		min-height: 44px;
		cursor: pointer;
	}
	.tick input {
		flex: none;
		width: 20px;
		height: 20px;
		accent-color: ${theme.colour.accent};
	}
	.skus {
		display: grid;
		gap: ${theme.space.x3};
	}
	.skus fieldset {
		position: relative;
		display: grid;
		grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
		gap: ${theme.space.x3};
		padding: ${theme.space.x4};
		padding-inline-end: 60px;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
	}
	.skus .hint {
		color: ${theme.colour.inkSoft};
	}
	.skus .remove {
		position: absolute;
		inset: ${theme.space.x2} ${theme.space.x2} auto auto;
		display: grid;
		place-items: center;
		width: 44px;
		height: 44px;
		color: ${theme.colour.inkSoft};
	}
	.order {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x3};
	}
	.order li {
		display: flex;
		align-items: center;
		padding: ${theme.space.x1};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
	}
	.order img {
		width: 56px;
		height: 56px;
		border-radius: ${theme.radius.small};
		object-fit: cover;
	}
	.order button {
		display: grid;
		place-items: center;
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
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		justify-content: space-between;
		gap: ${theme.space.x2} ${theme.space.x4};
		padding: ${theme.space.x3} ${theme.space.x4};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
		box-shadow: ${theme.shadow.float};
	}
	.bar .ways {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
		margin-inline-start: auto;
	}
	.bar .again {
		min-height: 32px;
		font-weight: 700;
		text-decoration: underline;
	}
	${screen.phone} {
		.grid {
			grid-template-columns: minmax(0, 1fr);
		}
		.skus fieldset {
			grid-template-columns: repeat(2, minmax(0, 1fr));
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
	${picturesCss}
`;
