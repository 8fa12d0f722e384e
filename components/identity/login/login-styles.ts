import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The look of all panels. */
export const LoginStyles = styled.div`
	.guest {
		min-height: 56px;
		padding: ${theme.space.x2} ${theme.space.x4};
		border: 1px solid ${theme.colour.accent};
		border-radius: ${theme.radius.control};
		${kit.washed};
		text-align: start;
		${kit.hover({ borderColor: "accentDeep" })};
	}
	.guest .words {
		flex: 1;
		gap: 2px;
	}
	.or {
		${kit.grid("1fr auto 1fr", "x3")};
		align-items: center;
	}
	.or::before,
	.or::after {
		height: 1px;
		background: ${theme.colour.hairline};
		content: "";
	}
	h2 {
		outline: none;
	}
	.tabs {
		${kit.grid("1fr 1fr")};
		padding: ${theme.space.x1};
	}
	.tabs button {
		min-height: 40px;
		border-radius: ${theme.radius.small};
	}
	.tabs button[aria-pressed="true"] {
		background: ${theme.colour.card};
		color: ${theme.colour.ink};
		box-shadow: 0 0 0 1px ${theme.colour.hairline};
	}
	.said {
		margin-top: ${theme.space.x3};
		padding: ${theme.space.x3};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.jadeWash};
	}
	.ways {
		column-gap: ${theme.space.x5};
	}
	.way {
		color: ${theme.colour.link};
		text-align: start;
		${kit.hover({ isUnderlined: true })};
	}
	.qr {
		justify-self: center;
	}
	.social,
	.scan {
		justify-items: center;
	}
	.social ul {
		justify-content: center;
	}
	.social .round {
		width: 48px;
		min-height: 48px;
		padding: 0;
		border-radius: ${theme.radius.pill};
	}
	.code {
		position: relative;
		${kit.square(232)};
	}
	.code img {
		${kit.square(208)};
		transition: opacity ${theme.motion.calm};
	}
	.code:is([data-shown="scanned"], [data-shown="confirmed"], [data-shown="expired"]) img {
		opacity: 0.12;
	}
	.code .button {
		position: absolute;
	}
	.contact {
		padding: ${theme.space.x3} ${theme.space.x4};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.paper};
	}
	.contact .line {
		${kit.targetRow("x3")};
		overflow-wrap: anywhere;
	}
	.contact .line svg {
		color: ${theme.colour.accent};
	}
	.hours {
		padding-inline-start: 32px;
		color: ${theme.colour.inkSoft};
	}
	${screen.phone} {
		.qr {
			display: none;
		}
	}
	.if-said:empty {
		display: none;
	}
`;
