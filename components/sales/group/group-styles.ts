import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The list of group offers, and the page of one group. */
export const GroupStyles = styled.main`
	${kit.grid(1, "x4")};
	align-content: start;
	width: 100%;
	${kit.main};
`;

/** Offers, each with the ways into it. */
export const Offers = styled.ul`
	.offer {
		${kit.grid("minmax(112px, 160px) minmax(0, 1fr)", "x4")};
		height: 100%;
	}
	.offer > img {
		width: 100%;
		aspect-ratio: 1;
		border-radius: ${theme.radius.control};
		object-fit: cover;
	}
	.facts {
		min-width: 0;
	}
	.ways {
		grid-column: 1 / -1;
	}
	${screen.desktop} {
		&.stack {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
	}
`;

/** One group beside its rules. */
export const GroupParts = styled.div`
	.goods {
		${kit.grid("112px minmax(0, 1fr)", "x4")};
	}
	.goods img {
		width: 100%;
		border-radius: ${theme.radius.control};
	}
	.facts {
		min-width: 0;
	}
	.rules {
		padding-inline-start: 1.2em;
		list-style: disc;
	}
	.share > img {
		border-radius: ${theme.radius.small};
	}
	${screen.desktop} {
		&.stack {
			grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
		}
	}
`;

/** What others show of groups: a goods, an order, the end of a payment. */
export const GroupRegion = styled.section`
	${kit.grid(1, "x3")};
	padding: ${theme.space.x4};
	${kit.card};
`;

/** For how many people it is, beside what it costs. */
export const Together = styled.p`
	${kit.rowWrap("x2", "x3")};

	.badge {
		padding: 2px ${theme.space.x2};
		border-radius: ${theme.radius.small};
		${kit.solid};
	}
`;

/** How many of it, and the button beside it. */
export const Begin = styled.div`
	.button {
		flex: 1;
		min-width: 140px;
	}
	select {
		min-width: 72px;
		min-height: 44px;
		padding-inline: ${theme.space.x3};
		${kit.outlined};
		color: ${theme.colour.ink};
		font-size: ${theme.type.reading};
	}
`;

/** Groups that wait for somebody. */
export const Open = styled.div`
	li {
		${kit.spreadWrap("x2", "x3")};
		padding: ${theme.space.x2} ${theme.space.x3};
	}
	li p {
		${kit.rowWrap(0, "x3")};
		flex: 1;
		min-width: 160px;
	}
	li p a {
		min-height: 24px;
		${kit.underlined};
	}
`;

/** A picture for a camera, and buttons. */
export const Share = styled.div`
	${kit.grid("auto minmax(0, 1fr)", "x4")};
	align-items: center;
`;

/** One round seat for each of a group. */
export const SeatRow = styled.ul`
	.seat {
		position: relative;
		${kit.round};
		border: 2px solid ${theme.colour.hairline};
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
		${kit.square(18)};
		padding: 3px;
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.jadeFill};
		color: ${theme.colour.onAccent};
	}
	.seat.empty {
		border-style: dashed;
		background: none;
	}
`;
