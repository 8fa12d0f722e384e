import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** A list of conversations and the one that is open, as high as the screen; on a small one either of both. */
export const ConversationStyles = styled.div`
	display: grid;
	grid-template-columns: 320px minmax(0, 1fr);
	grid-template-rows: minmax(0, 1fr);
	height: clamp(440px, calc(100dvh - 220px), 760px);
	overflow: hidden;
	${kit.card};

	@media (scripting: none) {
		display: none;
	}

	.list {
		display: flex;
		flex-direction: column;
		min-height: 0;
		border-inline-end: 1px solid ${theme.colour.hairline};
	}
	.list > ul {
		overflow-y: auto;
	}
	li a {
		padding: ${theme.space.x3} ${theme.space.x4};
	}
	li a:hover {
		background: ${theme.colour.paper};
	}
	li [aria-current] {
		background: ${theme.colour.accentWash};
	}
	li .grow {
		${kit.columns(1)};
		display: grid;
		gap: 2px;
	}
	li .one-line {
		min-width: 0;
	}
	li img,
	.sign {
		${kit.centre};
		${kit.square(44)};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
	}
	.thread {
		display: flex;
		flex-direction: column;
		min-width: 0;
		min-height: 0;
	}
	.choose {
		${kit.centre};
	}
	.head {
		min-height: 60px;
		padding-inline: ${theme.space.x4};
	}
	.back {
		${kit.icon};
		margin-inline-start: -${theme.space.x3};
	}
	.thread .back {
		display: none;
	}
	.subject {
		padding: ${theme.space.x2} ${theme.space.x4};
		background: ${theme.colour.paper};
	}
	.subject img {
		${kit.square(48)};
		border-radius: ${theme.radius.small};
		object-fit: cover;
	}
	.log {
		display: flex;
		flex: 1;
		flex-direction: column;
		gap: ${theme.space.x3};
		overflow-y: auto;
		padding: ${theme.space.x4};
		overscroll-behavior: contain;
	}
	.begin {
		place-content: center;
	}
	/* A few messages stand above the field, not at the top. */
	.log > :first-child {
		margin-top: auto;
	}
	.earlier,
	.day {
		align-self: center;
		min-height: 24px;
	}
	.said {
		${kit.stack("x1")};
		align-self: start;
		justify-items: start;
		max-width: min(80%, 520px);
	}
	.own {
		align-self: end;
		justify-items: end;
	}
	.bubble {
		padding: ${theme.space.x2} ${theme.space.x3};
		border-radius: 16px 16px 16px 4px;
		background: ${theme.colour.sunken};
		white-space: pre-wrap;
	}
	.own .bubble {
		border-radius: 16px 16px 4px;
		${kit.solid};
	}
	.waiting .bubble {
		opacity: 0.7;
	}
	.note {
		padding: ${theme.space.x2} ${theme.space.x4};
	}
	.composer {
		${kit.rowWrap("x2")};
		align-items: end;
		padding: ${theme.space.x3} ${theme.space.x4};
	}
	textarea {
		flex: 1;
		max-height: 140px;
		padding: 10px ${theme.space.x3};
		${kit.input};
		field-sizing: content;
		resize: none;
	}
	.send {
		${kit.round};
		flex: none;
		${kit.solid};
	}
	.beside {
		${kit.icon};
		flex: none;
	}
	.send[aria-disabled="true"] {
		background: ${theme.colour.sunken};
		color: ${theme.colour.inkSoft};
	}
	${screen.narrow} {
		grid-template-columns: minmax(0, 1fr);
		/* Between the header and the bar at the bottom. */
		height: max(380px, calc(100dvh - 236px));

		.list {
			border: 0;
		}
		&.is-open .list,
		&:not(.is-open) .thread {
			display: none;
		}
		.thread .back {
			display: grid;
		}
		.head {
			flex-wrap: wrap;
		}
		.tools {
			flex-basis: 100%;
			padding-bottom: ${theme.space.x2};
		}
	}
`;
