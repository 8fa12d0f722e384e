/** The oldest Node.js that the shop runs on, and the oldest that is still maintained. */
const oldest = [20, 19];
const maintained = 22;

/**
 * What a start says about the Node.js that it runs on; nothing of one that is maintained.
 * @param {string} version As in `process.versions.node`.
 * @returns {{ isTooOld: boolean, line?: string }}
 */
export function judgeNode(version) {
	const [major = 0, minor = 0] = version.split(".").map(Number);
	if (major < oldest[0] || (major === oldest[0] && minor < oldest[1]))
		return {
			isTooOld: true,
			line: `Node.js ${version} is too old; install 24, or ${oldest.join(".")} at least.`,
		};
	if (major >= maintained) return { isTooOld: false };
	return {
		isTooOld: false,
		line: `Node.js ${version} is no longer maintained, and slower; 24 is better.`,
	};
}
