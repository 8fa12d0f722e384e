import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Cards of activities: one below another on a phone, three abreast on a desktop. */
export const ActivityCardsStyles = styled.ul`
	${kit.grid({ all: 1, tablet: 2, desktop: 3 }, "x4")};

	li {
		position: relative;
		overflow: hidden;
		padding-bottom: ${theme.space.x4};
		transition: box-shadow ${theme.motion.quick}, translate ${theme.motion.quick};
	}
	:is(h2, h3) {
		margin-top: ${theme.space.x3};
		padding-inline: ${theme.space.x4};
	}
	.period {
		margin-top: ${theme.space.x1};
		padding-inline: ${theme.space.x4};
	}
	a::after {
		${kit.veil};
		border-radius: ${theme.radius.card};
	}
	a:focus-visible {
		outline: none;
	}
	li:has(a:focus-visible) {
		${kit.ring};
	}
	${screen.hover} {
		li:hover {
			box-shadow: ${theme.shadow.lift};
			translate: 0 -2px;
		}
	}
	/* A row to swipe on a phone, where it is one of several shelves. */
	&.row-of-three {
		${screen.between} {
			${kit.columns(3)};
		}
		${screen.phone} {
			grid-auto-flow: column;
			grid-template-columns: none;
			grid-auto-columns: 82%;
			${kit.swipe};
			margin-inline: calc(-1 * ${theme.space.x4});
			padding: ${theme.space.x1} ${theme.space.x4};
			scroll-padding-inline: ${theme.space.x4};
			scroll-snap-type: x mandatory;

			li {
				scroll-snap-align: start;
			}
		}
	}
`;
