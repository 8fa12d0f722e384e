import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { visuallyHidden } from "@/components/ui/visually-hidden";
import { screen, theme } from "@/lib/theme/theme";

export const CheckoutHeaderStyles = styled.header`
	background: ${theme.colour.card};

	.page {
		${kit.page};
		align-items: center;
		height: ${theme.height.header};
		padding-inline: ${theme.space.x4};
	}
	.own {
		font-weight: 800;
	}
	.number {
		display: grid;
		place-items: center;
		${kit.square(24)};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
	}
	li {
		color: ${theme.colour.inkSoft};
	}
	[aria-current] {
		color: ${theme.colour.ink};
		font-weight: 700;
	}
	[aria-current] .number {
		${kit.solid};
	}
	li .target {
		text-decoration: underline;
	}
	${screen.phone} {
		.note,
		.own,
		.help .word,
		li:not([aria-current]) .word {
			${visuallyHidden};
		}
		/* No bar of the shop stands at the foot. */
		body:has(&) {
			padding-bottom: env(safe-area-inset-bottom);
		}
	}
`;
