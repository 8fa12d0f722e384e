import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** What has become of a payment, and the code of a transfer. */
export const paymentCss = css`
	.verdict h2 {
		${kit.row("x3")};
		margin-bottom: ${theme.space.x2};
		font-size: ${theme.type.title};
	}
	.verdict svg {
		color: ${theme.colour.inkSoft};
	}
	[data-outcome="paid"] .verdict svg {
		color: ${theme.colour.jade};
	}
	[data-outcome="declined"] .verdict svg {
		color: ${theme.colour.brandDeep};
	}
	.qr-code {
		margin-inline: auto;
	}
	.reference {
		text-align: center;
	}
`;
