import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** Steps one below the other, the one that stands marked. */
const timeLineCss = css`
	.time-line li {
		position: relative;
		padding: 0 0 ${theme.space.x4} ${theme.space.x6};
		overflow-wrap: anywhere;
	}
	.time-line li:last-of-type {
		padding-bottom: 0;
	}
	.time-line li::before {
		content: "";
		position: absolute;
		inset: 7px auto auto 3px;
		${kit.square(8)};
		border: 2px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.card};
	}
	.time-line li:not(:last-of-type)::after {
		content: "";
		position: absolute;
		inset: 20px auto -6px 8px;
		border-inline-start: 2px solid ${theme.colour.hairline};
	}
	.time-line time {
		font-size: ${theme.type.small};
	}
	.time-line [aria-current]::before,
	.newest-first li:first-of-type::before {
		border-color: ${theme.colour.jade};
		background: ${theme.colour.jade};
	}
`;

/** Parcels, and where they have been. */
export const parcelCss = css`
	.parcel + .parcel {
		padding-top: ${theme.space.x5};
		border-top: 1px solid ${theme.colour.hairline};
	}
	.by p {
		${kit.rowWrap("x1", "x2")};
	}
	.by .text {
		color: ${theme.colour.link};
	}
	.contents {
		${kit.wrap("x2", "x4")};
	}
	.contents li {
		min-width: 0;
	}
	.contents img {
		flex: none;
		border-radius: ${theme.radius.small};
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	.virtual {
		padding: ${theme.space.x3} ${theme.space.x4};
		border: 1px dashed ${theme.colour.inkSoft};
		border-radius: ${theme.radius.control};
	}
	.virtual pre {
		max-width: 100%;
		margin: 0;
		font-family: inherit;
		white-space: pre-wrap;
	}
	.copy {
		display: inline-grid;
		place-items: center;
		width: 36px;
		height: 44px;
		margin-block: -10px;
		border-radius: ${theme.radius.small};
		color: ${theme.colour.accentDeep};
		vertical-align: middle;
	}
	.virtual .copy {
		margin-block: 0;
	}
	${timeLineCss}
`;
