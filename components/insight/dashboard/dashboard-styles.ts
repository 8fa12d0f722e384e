import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Figures large, what waits first. */
export const DashboardStyles = styled.div`
	h2 {
		margin-bottom: ${theme.space.x2};
	}
	.waiting {
		${kit.grid({ all: "repeat(auto-fit, minmax(150px, 1fr))", phone: 2 }, "x3")};
	}
	.waiting b {
		font-size: ${theme.type.heading};
	}
	.waiting [data-some] {
		border-color: ${theme.colour.accent};
		${kit.washed};
	}
	.alarm {
		margin-top: ${theme.space.x3};
		padding: ${theme.space.x3} ${theme.space.x4};
		border: 1px solid ${theme.colour.accent};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.accentWash};
	}
	.figures {
		${kit.grid(4)};
		overflow: hidden;
	}
	.figures > div {
		padding: ${theme.space.x4} ${theme.space.x5};
		box-shadow: inset 0 1px 0 ${theme.colour.hairline}, inset 1px 0 0 ${theme.colour.hairline};
	}
	.figures > div:first-of-type dd {
		color: ${theme.colour.accentDeep};
	}
	.plot .now {
		--bar: ${theme.colour.accent};
	}
	.plot .earlier {
		--bar: color-mix(in srgb, ${theme.colour.inkSoft} 40%, ${theme.colour.card});
	}
	.plot rect {
		fill: var(--bar);
	}
	.legend span::before {
		content: "";
		${kit.square(12)};
		border-radius: 2px;
		background: var(--bar);
	}
	.plot .button {
		font-size: ${theme.type.body};
	}
	.compared {
		margin: 0 0 ${theme.space.x3};
	}
	.plot figcaption {
		margin-bottom: ${theme.space.x2};
	}
	.plot .axis {
		margin-top: ${theme.space.x1};
		padding-top: ${theme.space.x1};
	}
	summary {
		width: fit-content;
		min-height: 44px;
		padding-block: ${theme.space.x3};
		color: ${theme.colour.link};
		cursor: pointer;
	}
	.best img {
		border-radius: ${theme.radius.small};
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	@media (width < 75em) {
		.plots {
			grid-template-columns: minmax(0, 1fr);
		}
		.figures {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
	}
	${screen.phone} {
		.figures > div {
			padding: ${theme.space.x3} ${theme.space.x4};
		}
		.figures dd {
			font-size: ${theme.type.reading};
		}
	}
`;
