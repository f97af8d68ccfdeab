// Runs COMMAND... with its output to /dev/null. Prints wall, user and system seconds and peak kilobytes to standard error.
// Counts the processes that it leaves behind, too, such as those of `<(…)` in Bash.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

int main(int argc, char **argv) {
  if (argc < 2) return 2;
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t child = fork();
  if (child == 0) {
    dup2(open("/dev/null", O_WRONLY), 1);
    execvp(argv[1], argv + 1);
    _exit(127);
  }
  int status;
  waitpid(child, &status, 0);
  clock_gettime(CLOCK_MONOTONIC, &end);
  while (wait(NULL) > 0) continue;
  struct rusage usage;
  getrusage(RUSAGE_CHILDREN, &usage);
  double wall = end.tv_sec - start.tv_sec + (end.tv_nsec - start.tv_nsec) / 1e9;
  fprintf(stderr, "\n%.6f %.6f %.6f %ld\n", wall, seconds(usage.ru_utime), seconds(usage.ru_stime), usage.ru_maxrss);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
