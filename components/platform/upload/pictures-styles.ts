"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

const side = "88px";

export const PicturesStyles = styled.fieldset.attrs({ className: "pictures" })`
	&.pictures legend {
		margin-bottom: ${theme.space.x2};
		padding: 0;
		font-weight: 600;
	}
	&.pictures ul {
		${kit.wrap("x3")};
	}
	&.pictures li {
		position: relative;
		width: ${side};
	}
	&.pictures img,
	&.pictures .blank,
	&.pictures .add {
		width: ${side};
		height: ${side};
		border-radius: ${theme.radius.control};
		object-fit: cover;
	}
	&.pictures img,
	&.pictures .blank {
		display: block;
		background: ${theme.colour.sunken};
	}
	&.pictures .add {
		${kit.stack("x1")};
		align-content: center;
		justify-items: center;
		border: 1px dashed ${theme.colour.inkSoft};
		color: ${theme.colour.ink};
		${kit.heading("small")};
		text-align: center;
		${kit.hover({ borderColor: "accent", color: "accentDeep" }, ":not([aria-disabled])")};
	}
	&.pictures .add[aria-disabled] {
		border-color: ${theme.colour.hairline};
		background: ${theme.colour.sunken};
		color: ${theme.colour.inkSoft};
		cursor: not-allowed;
	}
	&.pictures .remove {
		position: absolute;
		inset-block-start: -10px;
		inset-inline-end: -10px;
		${kit.centre};
		${kit.square(32)};
		${kit.pill};
		background: ${theme.colour.card};
	}
	/* Wide enough for a thumb. */
	&.pictures .remove::after {
		content: "";
		position: absolute;
		inset: -6px;
	}
	&.pictures .progress {
		position: absolute;
		inset: calc(${side} - ${theme.space.x2} - 6px) ${theme.space.x2} auto;
		overflow: hidden;
		height: 6px;
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.card};
	}
	&.pictures .progress > span {
		display: block;
		height: 100%;
		background: ${theme.colour.accent};
		transition: width ${theme.motion.quick};
	}
	&.pictures [data-fault] :is(img, .blank) {
		outline: 2px solid ${theme.colour.brand};
		opacity: 0.5;
	}
	&.pictures .size {
		${kit.note};
		text-align: center;
	}
	&.pictures .failed {
		${kit.stack("x1")};
		margin-top: ${theme.space.x1};
		color: ${theme.colour.brandDeep};
		${kit.heading("small")};
	}
	&.pictures .failed button {
		${kit.target("x1")};
		font-weight: 700;
		text-align: start;
		text-decoration: underline;
	}
	&.pictures .rule,
	&.pictures .refused {
		margin-top: ${theme.space.x2};
		${kit.note};
	}
	&.pictures .refused {
		${kit.bad};
	}
	&.pictures .refused:empty {
		display: none;
	}
`;
