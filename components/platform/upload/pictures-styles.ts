"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

const side = "88px";

export const PicturesStyles = styled.fieldset.attrs({ className: "pictures" })`
	&.pictures legend {
		margin-bottom: ${theme.space.x2};
		padding: 0;
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
	&.pictures .add {
		align-content: center;
		justify-items: center;
		border: 1px dashed ${theme.colour.inkSoft};
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
		height: 100%;
		background: ${theme.colour.accent};
		transition: width ${theme.motion.quick};
	}
	&.pictures [data-fault] :is(img, .blank) {
		outline: 2px solid ${theme.colour.brand};
		opacity: 0.5;
	}
	&.pictures .failed {
		margin-top: ${theme.space.x1};
		color: ${theme.colour.brandDeep};
	}
	&.pictures .failed button {
		text-align: start;
		text-decoration: underline;
	}
	&.pictures .rule,
	&.pictures .refused {
		margin-top: ${theme.space.x2};
	}
	&.pictures .refused:empty {
		display: none;
	}
`;
