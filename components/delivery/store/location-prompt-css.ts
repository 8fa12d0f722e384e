import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** For a region with a `LocationPrompt`. Words change, so lines keep their room. */
export const locationPromptCss = css`
	.ask {
		${kit.grid({ all: "24px minmax(0, 1fr) auto", phone: "24px minmax(0, 1fr)" }, "x3")};
		align-items: center;
	}
	.ask p {
		align-content: center;
	}
	@media (scripting: none) {
		.ask {
			display: none;
		}
	}
	${screen.phone} {
		/* Room for two lines and a smaller one, so that nothing below moves when the device remembers a place. */
		.ask p {
			min-height: calc(
				2 * ${theme.type.reading} * ${theme.line.tight} + ${theme.type.body} * ${theme.line.body}
			);
		}
		.ask .invitation {
			display: none;
		}
		.ask .button {
			grid-column: 1 / -1;
		}
	}
`;
