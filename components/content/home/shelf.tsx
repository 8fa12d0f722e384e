"use client";

import type { ReactNode } from "react";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { Link } from "@/lib/i18n/navigation";
import { screen, theme } from "@/lib/theme/theme";

interface ShelfProps {
	/** Of its heading. */
	id: string;
	title: string;
	/** Why it stands here. */
	detail?: string;
	/** To the rest of it; `isOfTitle` says the title to those who hear links one by one. */
	more: { word: string; path: string; isOfTitle?: boolean };
	isTinted?: boolean;
	/** Not as high as a shelf of goods: laid out at once. */
	isLow?: boolean;
	children: ReactNode;
}

/** One row of a home page under its heading, and the way to the rest. */
export function Shelf(props: ShelfProps) {
	const { id, title, detail, more, isTinted, isLow, children } = props;
	const ofGoods = isTinted ? "late tinted" : "late";
	return (
		<ShelfStyles className={isLow ? undefined : ofGoods} aria-labelledby={id}>
			<header>
				<div>
					<h2 id={id}>{title}</h2>
					{detail && <p>{detail}</p>}
				</div>
				<Link className="more" href={more.path}>
					{more.word}
					{more.isOfTitle && <span className="visually-hidden"> {title}</span>}
				</Link>
			</header>
			{children}
		</ShelfStyles>
	);
}

const ShelfStyles = styled.section`
	${kit.stack("x4")};

	&.tinted {
		margin-block: ${theme.space.x4};
		padding-block: ${theme.space.x1};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.accentWash};
		box-shadow: 0 0 0 ${theme.space.x4} ${theme.colour.accentWash};
	}
	> header {
		${kit.spread("x4")};
		align-items: end;
		${screen.large} {
			flex-wrap: wrap;
		}
	}
	h2 {
		${kit.heading("title")};
		text-wrap: balance;
		${screen.desktop} {
			font-size: ${theme.type.heading};
		}
	}
	> header p {
		color: ${theme.colour.inkSoft};
	}
	.more {
		position: relative;
		${kit.target()};
		flex: none;
		color: ${theme.colour.accent};
		font-weight: 600;
		${kit.hover({ color: "accentDeep", isUnderlined: true })};
	}
	.more::after {
		content: "";
		${kit.square(7)};
		margin-inline: ${theme.space.x2} 2px;
		border-block-start: 2px solid;
		border-inline-end: 2px solid;
		rotate: 45deg;
	}
`;
