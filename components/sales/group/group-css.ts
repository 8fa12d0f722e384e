import { css } from "styled-components";
import { buttonCss } from "@/components/ui/button";
import { priceCss } from "@/components/ui/price-css";
import { theme } from "@/lib/theme/theme";

const seats = css`
	.seats {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
	}
	.seat {
		position: relative;
		display: grid;
		place-items: center;
		width: 44px;
		height: 44px;
		border: 2px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
	}
	.seat.paid {
		border-color: ${theme.colour.jade};
		background: ${theme.colour.jadeWash};
		color: ${theme.colour.jadeDeep};
	}
	.seat.paid svg {
		position: absolute;
		inset: auto -4px -4px auto;
		width: 18px;
		height: 18px;
		padding: 3px;
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.jade};
		color: ${theme.colour.onAccent};
	}
	.seat.empty {
		border-style: dashed;
		background: none;
		color: ${theme.colour.inkSoft};
	}
`;

/** Terms, people and time of a group, wherever one is shown. */
export const groupCss = css`
	.together {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: ${theme.space.x2} ${theme.space.x3};
	}
	.badge {
		padding: 2px ${theme.space.x2};
		border-radius: ${theme.radius.small};
		background: ${theme.colour.accent};
		color: ${theme.colour.onAccent};
		font-weight: 600;
	}
	.soft {
		color: ${theme.colour.inkSoft};
	}
	.time-left {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x1};
		color: ${theme.colour.inkSoft};
		font-variant-numeric: tabular-nums;
	}
	.time-left svg {
		flex: none;
	}
	.begin {
		display: flex;
		flex-wrap: wrap;
		align-items: end;
		gap: ${theme.space.x3};
	}
	.begin .button {
		flex: 1;
		min-width: 140px;
	}
	.pieces {
		display: grid;
		gap: ${theme.space.x1};
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.body};
	}
	.pieces select {
		min-width: 72px;
		min-height: 44px;
		padding-inline: ${theme.space.x3};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
		color: ${theme.colour.ink};
		font-size: ${theme.type.reading};
	}
	.open-groups {
		display: grid;
		gap: ${theme.space.x2};
	}
	.open-groups h3 {
		font-size: ${theme.type.body};
		line-height: ${theme.line.tight};
	}
	.open-groups ul {
		display: grid;
		gap: ${theme.space.x2};
	}
	.open-groups li {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		justify-content: space-between;
		gap: ${theme.space.x2} ${theme.space.x3};
		padding: ${theme.space.x2} ${theme.space.x3};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
	}
	.open-groups li p {
		display: flex;
		flex: 1;
		flex-wrap: wrap;
		align-items: center;
		gap: 0 ${theme.space.x3};
		min-width: 160px;
	}
	.open-groups li p a {
		min-height: 24px;
		text-decoration: underline;
		text-underline-offset: 3px;
	}
	${seats}
	${priceCss}
	${buttonCss}
`;
