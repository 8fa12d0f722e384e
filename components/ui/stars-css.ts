import { css } from "styled-components";
import { theme } from "@/lib/theme/theme";
import { kit } from "./kit-css";

/** Angles of a star's ten corners, from its left arm on, so that stars in a row hang on one line. */
const corners = Array.from({ length: 10 }, (_, at) => ({
	angle: ((198 + at * 36) * Math.PI) / 180,
	reach: at % 2 === 0 ? 0.5 : 0.21,
}));

/** A shape of stars side by side, cut out of a box; nothing is fetched and no font decides how they look. */
export function starsIn(count: number): string {
	const points = Array.from({ length: count }, (_, star) =>
		[...corners, ...corners.slice(0, 1)].map(({ angle, reach }) => {
			const x = ((star + 0.5 + reach * Math.cos(angle)) / count) * 100;
			const y = (0.53 + reach * Math.sin(angle)) * 100;
			return `${x.toFixed(1)}% ${y.toFixed(1)}%`;
		}),
	);
	return `polygon(${points.flat().join()})`;
}

/** One star, for an empty box. Stars repeat what words beside them say. */
export const starCss = css`
	${kit.square("1em")};
	background: ${theme.colour.amber};
	clip-path: ${starsIn(1)};
`;
