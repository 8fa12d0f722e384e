import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

const side = "88px";

/** For the styled root of a region with a `PicturesField`. */
export const picturesCss = css`
	.pictures {
		min-width: 0;
		margin: 0;
		padding: 0;
		border: 0;
	}
	.pictures legend {
		margin-bottom: ${theme.space.x2};
		padding: 0;
		font-weight: 600;
	}
	.pictures ul {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x3};
	}
	.pictures li {
		position: relative;
		width: ${side};
	}
	.pictures img,
	.pictures .blank,
	.pictures .add {
		width: ${side};
		height: ${side};
		border-radius: ${theme.radius.control};
		object-fit: cover;
	}
	.pictures img,
	.pictures .blank {
		display: block;
		background: ${theme.colour.sunken};
	}
	.pictures .add {
		display: grid;
		align-content: center;
		justify-items: center;
		gap: ${theme.space.x1};
		border: 1px dashed ${theme.colour.inkSoft};
		color: ${theme.colour.ink};
		font-size: ${theme.type.small};
		line-height: ${theme.line.tight};
		text-align: center;
	}
	.pictures .add[aria-disabled] {
		border-color: ${theme.colour.hairline};
		background: ${theme.colour.sunken};
		color: ${theme.colour.inkSoft};
		cursor: not-allowed;
	}
	.pictures .remove {
		position: absolute;
		inset-block-start: -10px;
		inset-inline-end: -10px;
		display: grid;
		place-items: center;
		width: 32px;
		height: 32px;
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.card};
	}
	/* Wide enough for a thumb. */
	.pictures .remove::after {
		content: "";
		position: absolute;
		inset: -6px;
	}
	.pictures .progress {
		position: absolute;
		inset: calc(${side} - ${theme.space.x2} - 6px) ${theme.space.x2} auto;
		overflow: hidden;
		height: 6px;
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.card};
	}
	.pictures .progress > span {
		display: block;
		height: 100%;
		background: ${theme.colour.accent};
		transition: width ${theme.motion.quick};
	}
	.pictures [data-fault] :is(img, .blank) {
		outline: 2px solid ${theme.colour.brand};
		opacity: 0.5;
	}
	.pictures .size {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
		text-align: center;
	}
	.pictures .failed {
		display: grid;
		gap: ${theme.space.x1};
		margin-top: ${theme.space.x1};
		color: ${theme.colour.brandDeep};
		font-size: ${theme.type.small};
		line-height: ${theme.line.tight};
	}
	.pictures .failed button {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x1};
		min-height: 44px;
		font-weight: 700;
		text-align: start;
		text-decoration: underline;
	}
	.pictures .rule,
	.pictures .refused {
		margin-top: ${theme.space.x2};
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
	.pictures .refused {
		color: ${theme.colour.brandDeep};
		font-weight: 600;
	}
	.pictures .refused:empty {
		display: none;
	}
	${screen.hover} {
		.pictures .add:not([aria-disabled]):hover {
			border-color: ${theme.colour.accent};
			color: ${theme.colour.accentDeep};
		}
	}
`;
