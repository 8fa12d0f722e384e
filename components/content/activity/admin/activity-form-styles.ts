import styled from "styled-components";
import { picturesCss } from "@/components/platform/upload/pictures-css";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { screen, theme } from "@/lib/theme/theme";

/** Stands in the back room's frame, whose fields and cards it wears. */
export const ActivityFormStyles = styled.form.attrs(sentByScript)`
	display: grid;
	gap: ${theme.space.x5};
	max-width: 840px;

	.pair {
		display: grid;
		grid-template-columns: repeat(2, minmax(0, 1fr));
		gap: ${theme.space.x4};
	}
	details {
		border-top: 1px solid ${theme.colour.hairline};
	}
	summary {
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
		min-height: 48px;
		font-weight: 600;
		cursor: pointer;
	}
	summary svg {
		margin-inline-start: auto;
		transition: rotate ${theme.motion.quick};
	}
	details[open] summary svg {
		rotate: 180deg;
	}
	summary::-webkit-details-marker {
		display: none;
	}
	summary .soft {
		font-weight: 400;
	}
	.words {
		display: grid;
		gap: ${theme.space.x4};
		padding-bottom: ${theme.space.x5};
	}
	textarea {
		min-height: 96px;
		padding: ${theme.space.x3};
		border: 1px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
		font: inherit;
		font-size: ${theme.type.reading};
		resize: vertical;
	}
	textarea[aria-invalid="true"] {
		border-color: ${theme.colour.brand};
	}
	.goods-line {
		display: grid;
		grid-template-columns: 48px minmax(0, 1fr) auto;
		align-items: center;
		gap: ${theme.space.x3};
		min-height: 64px;
		border-top: 1px solid ${theme.colour.hairline};
	}
	.goods-line img {
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
	}
	.goods-line .what {
		display: grid;
		overflow-wrap: anywhere;
	}
	.goods-line .away {
		color: ${theme.colour.brandDeep};
		font-size: ${theme.type.small};
	}
	.goods-line .ways {
		display: flex;
	}
	.goods-line button {
		display: grid;
		place-items: center;
		width: 44px;
		height: 44px;
		border-radius: ${theme.radius.pill};
		cursor: pointer;
	}
	.goods-line button:disabled {
		color: ${theme.colour.hairline};
		cursor: default;
	}
	.send {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: ${theme.space.x4};
	}
	${screen.hover} {
		.goods-line button:not(:disabled):hover {
			background: ${theme.colour.sunken};
		}
	}
	${screen.phone} {
		.pair {
			grid-template-columns: minmax(0, 1fr);
		}
	}
	${picturesCss}
`;
