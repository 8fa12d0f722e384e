import { compileStyles, hasStyles } from "./compile-styles.mjs";

/**
 * For the bundler: modules with styles, compiled.
 *
 * @this {{ resourcePath: string, mode: string, async: () => (fault: unknown, code?: string) => void, addDependency: (file: string) => void }}
 * @param {string} source
 */
export default function stylesLoader(source) {
	const done = this.async();
	if (!hasStyles(source)) return done(null, source);
	compileStyles(source, this.resourcePath).then(
		({ code, files }) => {
			for (const file of files) this.addDependency(file);
			done(null, code);
		},
		(fault) => done(fault),
	);
}
