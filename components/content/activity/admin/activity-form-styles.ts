import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { theme } from "@/lib/theme/theme";

/** Stands in the back room's frame, whose fields and cards it wears. */
export const ActivityFormStyles = styled.form.attrs(sentByScript)`
	${kit.stack("x5")};
	max-width: 840px;

	.pair {
		${kit.grid({ all: 2, phone: 1 }, "x4")};
	}
	details {
		border-top: 1px solid ${theme.colour.hairline};
	}
	summary {
		${kit.row("x3")};
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
		${kit.stack("x4")};
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
		${kit.grid("48px minmax(0, 1fr) auto", "x3")};
		align-items: center;
		min-height: 64px;
		border-top: 1px solid ${theme.colour.hairline};
	}
	.goods-line img {
		${kit.well};
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
		${kit.round};
		cursor: pointer;
		${kit.hover({ background: "sunken" }, ":not(:disabled)")};
	}
	.goods-line button:disabled {
		color: ${theme.colour.hairline};
		cursor: default;
	}
	.send {
		${kit.rowWrap("x4")};
	}
`;
