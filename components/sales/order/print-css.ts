import { css } from "styled-components";

/** On paper an order is its receipt: no bars, no menus, nothing to press. */
export const printCss = css`
	@media print {
		body:has(&) > :not(#content),
		main:has(&) nav,
		.screen-only,
		.actions,
		.copy {
			display: none;
		}
		main:has(&) .beside {
			display: block;
		}
		body:has(&) {
			background: none;
		}
		.part {
			break-inside: avoid;
			padding: 0 0 12px;
			border: 0;
		}
	}
`;
